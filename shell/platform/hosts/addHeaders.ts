/**
 * Lines of nginx that add headers to answers of every status (ngx_http_headers_module). A place that adds one
 * adds all of its: nginx inherits none of the place around it then.
 *
 * @param all values by name, without double quotes
 * @param indent spaces before each line
 */
export const addHeaders = (all: Readonly<Record<string, string>>, indent: string) =>
  Object.entries(all)
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
    .join('\n');
