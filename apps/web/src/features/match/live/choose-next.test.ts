import type { MatchRow } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { nextTable } from './choose-next.ts'

const table = (id: string, language: 'en' | 'zh', entries: number, status: MatchRow['status'] = 'running') =>
  // Only what is looked at.
  ({ id, language, entries, status }) as MatchRow
const over = { id: 'over', language: 'en' } as const

describe('the next table', () => {
  it('is the youngest one in the same language', () => {
    const tables = [table('a', 'en', 40), table('b', 'zh', 3), table('c', 'en', 12)]
    expect(nextTable(tables, over)?.id).toBe('c')
  })

  it('is one in another language where there is no other', () => {
    expect(nextTable([table('b', 'zh', 3)], over)?.id).toBe('b')
  })

  it('is neither the same one nor one that has not begun', () => {
    const tables = [table('over', 'en', 60), table('w', 'en', 0, 'waiting')]
    expect(nextTable(tables, over)).toBeUndefined()
  })
})
