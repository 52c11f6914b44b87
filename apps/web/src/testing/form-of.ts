/** What a browser sends of a form with these fields; one of several choices is parted by a space. */
export function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of name === 'languages' ? value.split(' ').filter(Boolean) : [value])
      form.append(name, one)
  return form
}
