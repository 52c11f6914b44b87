/**
 * The licence in the header of a card. Names that the Hub knows are ids; any other one is `other`, and named beside it as an
 * id too.
 */
export function licenceLines(licence = 'not stated'): readonly string[] {
  const id = licence
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return id === licence ? [`license: ${id}`] : ['license: other', `license_name: ${JSON.stringify(id)}`]
}
