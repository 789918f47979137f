import type { ReactNode } from 'react';

/** One block of the footer under its heading. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="column">
      <h2>{title}</h2>
      {children}
    </div>
  );
}
