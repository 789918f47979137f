// States of a document, in their order. Numbers, because every document pays for the bytes.

// The document is being parsed; then it stands, and no script has run.
export var parsing = 0;
export var waiting = 1;
// The first script comes, which needs no React; then it runs, and decides when React starts.
export var starting = 2;
export var started = 3;
// The address is another page's, whose document loads.
export var left = 4;
// The first script is lost.
export var failed = 5;
