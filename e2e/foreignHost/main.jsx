// Shared modules are there once this module has loaded what follows.
import('./page.jsx');
