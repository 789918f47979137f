import { renderToStaticMarkup } from 'react-dom/server';
import { DrawingSheetContext, createKitCache, palette, useDrawing } from 'shared-content/ui';
import { createDrawingSheet } from './drawingSheet';

const road = 'M0 0h100v100h-100z'.repeat(8);

function Drawing({ path = road }: { path?: string }) {
  const drawing = useDrawing(
    <>
      <path d={path} fill="currentColor" />
      <g fill="none">
        <circle className="pulse" r="4" />
        <path d={path} />
      </g>
      <text className="faint">{road}</text>
    </>,
    { text: { fill: palette.text }, faint: { fill: palette.muted, 'font-weight': 600 } },
  );
  return <svg {...drawing} />;
}

function composed(element: React.ReactElement) {
  const drawings = createDrawingSheet(createKitCache());
  const html = renderToStaticMarkup(
    <DrawingSheetContext value={drawings.sheet}>{element}</DrawingSheetContext>,
  );
  return drawings.finish(html);
}

describe('the drawings of a document', () => {
  it('move into a file; elements that need the page’s styles stay', () => {
    const { html, files } = composed(<Drawing />);
    const [name = '', ...more] = Object.keys(files);
    expect(more).toEqual([]);
    expect(name).toMatch(/^\/drawings\/[0-9a-f]{8}\.svg$/);
    expect(html).toBe(
      `<svg><use href="${name}#d0"></use><g fill="none"><circle class="pulse" r="4"></circle><use href="${name}#d1"></use></g><use href="${name}#d2"></use></svg>`,
    );
    expect(files[name]).toContain(`<g id="d0"><path d="${road}" fill="currentColor"></path></g>`);
  });

  it('have attributes instead of class names', () => {
    const { files } = composed(<Drawing />);
    expect(Object.values(files)[0]).toContain(`<text fill="${palette.muted}" font-weight="600">`);
  });

  it('are in the file once, and small drawings stay inline', () => {
    const { html, files } = composed(
      <>
        <Drawing />
        <Drawing />
        <Drawing path="M0 0" />
      </>,
    );
    expect(Object.values(files)[0]?.match(/<g id=/g)).toHaveLength(3);
    expect(html).toContain('<path d="M0 0" fill="currentColor"></path>');
  });

  it('are named after a hash of their bytes', () => {
    const name = (element: React.ReactElement) => Object.keys(composed(element).files)[0];
    expect(name(<Drawing />)).toBe(name(<Drawing />));
    expect(name(<Drawing path={`${road}m1 1`} />)).not.toBe(name(<Drawing />));
  });
});
