import { expect, it } from 'vitest'
import { pageLinks, withoutTitle } from './document.tsx'

it.each([
  ['[rules](rules.md)', '[rules](/docs/rules)'],
  ['[rules](../rules.md#points)', '[rules](/docs/rules#points)'],
  ['[协议](agents/protocol.zh.md)', '[协议](/docs/protocol)'],
  ['[backups](backup-and-restore.md#now)', '[backups](/docs/self-hosting#now)'],
  ['[later](../operations/upgrade.md)', '[later](/docs/self-hosting#upgrade)'],
  ['[a decision](decisions/0001-no-view-function.md)', 'a decision'],
  ['this ([why](decisions/0001-no-view-function.md))', 'this'],
  ['this ([as in the rules](rules.md))', 'this ([as in the rules](/docs/rules))'],
  ['`/seasons/new`', '[`/seasons/new`](/seasons/new)'],
  ['`/api/v1/agents`', '`/api/v1/agents`'],
  ['[elsewhere](https://example.org/rules.md)', '[elsewhere](https://example.org/rules.md)'],
  ['[a page](/docs/api)', '[a page](/docs/api)'],
])('on a page, the link %s becomes %s', (link, shown) => {
  expect(pageLinks(`See ${link}.`)).toBe(`See ${shown}.`)
})

it('a document loses its title and the link to its other language', () => {
  expect(withoutTitle('# Title\n\n[中文版](protocol.zh.md)\n\nText.\n').trim()).toBe('Text.')
})
