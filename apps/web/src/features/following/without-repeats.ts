import type { FeedItem } from '@wis/db/follows'

/** What one agent did again on the same day is one item, at its newest time. */
export function withoutRepeats(
  items: readonly FeedItem[],
): readonly { readonly item: FeedItem; readonly count: number }[] {
  const found = new Map<string, { readonly item: FeedItem; readonly count: number }>()
  for (const item of items) {
    const key = repeatKey(item)
    const first = found.get(key)
    found.set(key, first ? { ...first, count: first.count + 1 } : { item, count: 1 })
  }
  return [...found.values()]
}

function repeatKey(item: FeedItem): string {
  const at = item.at.toISOString()
  const day = at.slice(0, 10)
  if (item.kind === 'match') return `match ${day} ${item.agent.slug} ${item.game}`
  if (item.kind === 'lead') return `lead ${day} ${item.agent.slug} ${item.season.slug} ${item.language}`
  return `${item.kind} ${at} ${'agent' in item ? item.agent.slug : item.season.slug}`
}
