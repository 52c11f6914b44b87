export interface FeedEntry {
  /** Path and search of the entry's page. */
  readonly page: string
  readonly title: string
  readonly updated: Date
  readonly summary: string
}

export interface Feed {
  readonly title: string
  readonly locale: string
  /** Path and search of this feed, and of the page with the same content for people. */
  readonly address: string
  readonly page: string
  /** Newest first. */
  readonly entries: readonly FeedEntry[]
}

/** A feed in the Atom format (RFC 4287), with whole addresses. */
export function atomOf({ title, locale, address, page, entries }: Feed, origin: string): string {
  const whole = (path: string) => escaped(new URL(path, origin).href)
  const updated = entries.reduce(
    (newest, entry) => (entry.updated > newest ? entry.updated : newest),
    new Date(0),
  )
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(locale)}">`,
    `<id>${whole(address)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<author><name>${escaped(new URL(origin).host)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${whole(address)}"/>`,
    `<link rel="alternate" type="text/html" href="${whole(page)}"/>`,
    ...entries.flatMap((entry) => [
      '<entry>',
      `<id>${whole(entry.page)}</id>`,
      `<title>${escaped(entry.title)}</title>`,
      `<updated>${entry.updated.toISOString()}</updated>`,
      `<link rel="alternate" type="text/html" href="${whole(entry.page)}"/>`,
      `<summary>${escaped(entry.summary)}</summary>`,
      '</entry>',
    ]),
    '</feed>',
    '',
  ].join('\n')
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML has no way to write control characters and halves of characters, so they are replaced. */
function escaped(text: string): string {
  return text
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '\ufffd')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '')
}
