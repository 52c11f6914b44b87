/** The page of the site that shows a file of docs/. */
const places: Readonly<Record<string, string>> = {
  rules: '/docs/rules',
  play: '/docs/play',
  verify: '/docs/verify',
  seasons: '/docs/seasons',
  ratings: '/docs/ratings',
  exports: '/docs/exports',
  lab: '/docs/lab',
  training: '/docs/training',
  webhooks: '/docs/webhooks',
  owners: '/docs/owners',
  repair: '/docs/repair',
  'local-models': '/docs/local-models',
  mcp: '/docs/mcp',
  a2a: '/docs/a2a',
  protocol: '/docs/protocol',
  skill: '/skill.md',
  'self-hosting': '/docs/self-hosting',
  'backup-and-restore': '/docs/self-hosting#backup-and-restore',
  upgrade: '/docs/self-hosting#upgrade',
  'key-rotation': '/docs/self-hosting#key-rotation',
}

const fileLink = /\[([^\]]+)\]\((?!https?:)[^)\s#]*?([\w.-]+?)(?:\.zh)?\.md(#[^)\s]*)?\)/g

/**
 * Files of docs/ refer to each other by file name. Here such links lead to pages, or become plain words if there is
 * no page.
 */
export function pageLinks(source: string): string {
  return source.replace(fileLink, (_, label: string, name: string, anchor: string = '') => {
    const place = places[name]
    if (place === undefined) return label
    const [page = ''] = anchor === '' ? [place] : place.split('#')
    return `[${label}](${page}${anchor})`
  })
}

/** A page has a title of its own, and the header chooses the language. */
export function withoutTitle(source: string): string {
  return source.replace(/^#\s.*\n/, '').replace(/^\[[^\]]+\]\([\w.-]+\.md\)\s*$/m, '')
}
