/** ada@example.com becomes a…@example.com: enough to tell two apart in a log, too little to write to. */
export function maskEmails(text: string): string {
  return text.replace(/([^\s@<>()"',;:])[^\s@<>()"',;:]*@([^\s@<>()"',;:]+)/g, '$1…@$2');
}
