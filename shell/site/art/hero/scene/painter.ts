type Value = number | readonly number[] | Float32Array;

/** The few WebGL calls that the scene needs, without its ceremony. */
export class Painter {
  readonly gl: WebGL2RenderingContext;
  private readonly locations = new Map<WebGLProgram, Map<string, WebGLUniformLocation | null>>();
  private program: WebGLProgram | undefined;

  constructor(canvas: HTMLCanvasElement) {
    const gl = canvas.getContext('webgl2', { antialias: true, alpha: false, preserveDrawingBuffer: true });
    if (!gl) throw new Error('The hero scene needs a Chromium with WebGL 2.');
    this.gl = gl;
  }

  build(vertex: string, fragment: string): WebGLProgram {
    const { gl } = this;
    const program = gl.createProgram();
    for (const [kind, source] of [
      [gl.VERTEX_SHADER, vertex],
      [gl.FRAGMENT_SHADER, fragment],
    ] as const) {
      const shader = gl.createShader(kind);
      if (!shader) throw new Error('The graphics context is lost.');
      gl.shaderSource(shader, `#version 300 es\nprecision highp float;\n${source}`);
      gl.compileShader(shader);
      if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS))
        throw new Error(gl.getShaderInfoLog(shader) ?? '');
      gl.attachShader(program, shader);
    }
    // Every mesh has one attribute, a pair of numbers, which the shader bends into shape.
    gl.bindAttribLocation(program, 0, 'at');
    gl.linkProgram(program);
    if (!gl.getProgramParameter(program, gl.LINK_STATUS))
      throw new Error(gl.getProgramInfoLog(program) ?? '');
    this.locations.set(program, new Map());
    return program;
  }

  use(program: WebGLProgram, values: Record<string, Value> = {}): void {
    this.program = program;
    this.gl.useProgram(program);
    this.set(values);
  }

  set(values: Record<string, Value>): void {
    const { gl, program } = this;
    const known = program && this.locations.get(program);
    if (!known) throw new Error('use() comes before set().');
    for (const [name, value] of Object.entries(values)) {
      if (!known.has(name)) known.set(name, gl.getUniformLocation(program, name));
      const place = known.get(name) ?? null;
      if (typeof value === 'number') gl.uniform1f(place, value);
      else if (value.length === 16 && value instanceof Float32Array) gl.uniformMatrix4fv(place, false, value);
      else if (value.length === 2) gl.uniform2fv(place, value as Float32List);
      else if (value.length === 3) gl.uniform3fv(place, value as Float32List);
      else gl.uniform4fv(place, value as Float32List);
    }
  }

  /** A grid of triangles over the unit square, `across` by `along` cells. */
  grid(across: number, along: number): () => void {
    const { gl } = this;
    const points: number[] = [];
    const corner = (i: number, j: number) => points.push(i / across, j / along);
    for (let i = 0; i < across; i += 1) {
      for (let j = 0; j < along; j += 1) {
        corner(i, j);
        corner(i + 1, j);
        corner(i, j + 1);
        corner(i, j + 1);
        corner(i + 1, j);
        corner(i + 1, j + 1);
      }
    }
    const array = gl.createVertexArray();
    gl.bindVertexArray(array);
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(points), gl.STATIC_DRAW);
    gl.enableVertexAttribArray(0);
    gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
    return () => {
      gl.bindVertexArray(array);
      gl.drawArrays(gl.TRIANGLES, 0, points.length / 2);
    };
  }

  /** A picture to draw into and to read from: the mirror image that the water shows. */
  mirror(width: number, height: number): { into: WebGLFramebuffer; texture: WebGLTexture } {
    const { gl } = this;
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, null);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    const depth = gl.createRenderbuffer();
    gl.bindRenderbuffer(gl.RENDERBUFFER, depth);
    gl.renderbufferStorage(gl.RENDERBUFFER, gl.DEPTH_COMPONENT24, width, height);
    const into = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, into);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
    gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.RENDERBUFFER, depth);
    return { into, texture };
  }
}
