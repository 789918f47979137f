// The dynamic import is the async boundary that shared modules need before they are used.
void import('./mountStandalone');
