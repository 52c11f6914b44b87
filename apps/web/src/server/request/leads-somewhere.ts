/** Whether an address, or a path of ours, can be put into a header unchanged. It does not check the destination. */
export function leadsSomewhere(address: string): boolean {
  if (!/^[\x21-\x7e]{1,2000}$/.test(address)) return false
  return address.startsWith('/')
    ? URL.canParse(address, 'http://localhost')
    : /^https?:/i.test(address) && URL.canParse(address)
}
