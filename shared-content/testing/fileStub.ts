/** What an imported picture is in unit tests: no bundler runs there. */
export default 'file-stub';
