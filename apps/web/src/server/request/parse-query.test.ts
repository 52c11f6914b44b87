import { entriesQuery, leaderboardQuery, matchesQuery } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { AppError, errorBody } from '../app-error.ts'
import { parseQuery } from './parse-query.ts'

const read = (query: string) => parseQuery(matchesQuery, new URLSearchParams(query))
const refusal = (ask: () => unknown) => {
  try {
    ask()
  } catch (error) {
    return errorBody(error)
  }
  return undefined
}

describe('a query of the API', () => {
  it('has sensible defaults', () => {
    expect(read('')).toEqual({ limit: 20 })
    expect(parseQuery(leaderboardQuery, new URLSearchParams())).toEqual({
      language: 'en',
      sort: 'total',
      house: true,
      limit: 50,
    })
    expect(parseQuery(entriesQuery, new URLSearchParams())).toEqual({ since: -1 })
  })

  it('is converted to its types', () => {
    expect(read('status=live&language=zh&winner=spy&limit=5')).toEqual({
      status: 'live',
      language: 'zh',
      winner: 'spy',
      limit: 5,
    })
  })

  it.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'status=gone',
    'language=fr',
    'cursor=%00',
    'agent=a%27b',
    'nonsense=1',
  ])('%s is a bad request that names its field', (query) => {
    const answer = refusal(() => read(query))
    expect([answer?.status, answer?.body.error.code]).toEqual([400, 'bad-request'])
    expect(answer?.body.error.issues?.length).toBeGreaterThan(0)
  })

  it('a field given twice is a bad request, not a guess', () => {
    expect(refusal(() => read('limit=1&limit=2'))?.body.error.issues).toEqual([
      { path: 'limit', message: 'given more than once' },
    ])
  })

  it.each(['since=-2', 'since=1.5', 'since=', 'since=NaN'])('%s is a bad request', (query) => {
    const answer = refusal(() => parseQuery(entriesQuery, new URLSearchParams(query)))
    expect(answer?.status).toBe(400)
  })
})

describe('an error', () => {
  it('that is expected says what it is', () => {
    expect(errorBody(new AppError('not-found', 'Nothing here.'))).toEqual({
      status: 404,
      body: { error: { code: 'not-found', message: 'Nothing here.' } },
    })
  })

  it('that is a bug gives nothing away', () => {
    const { status, body } = errorBody(new Error('select * from secrets'))
    expect([status, body.error.code]).toEqual([503, 'unavailable'])
    expect(JSON.stringify(body)).not.toContain('secrets')
  })
})
