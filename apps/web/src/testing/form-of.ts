/** The form that a browser sends with these fields. Several choices of one field are separated by spaces. */
export function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of name === 'languages' ? value.split(' ').filter(Boolean) : [value])
      form.append(name, one)
  return form
}
