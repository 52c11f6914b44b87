/** Whether a field is no longer as the server has drawn it: a reader may be faster than the code of the page. */
export function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => defaultSelected && !selected)
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue
}
