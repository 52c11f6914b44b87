import { makeTables } from '@wis/db/boards'
import { apiRoutes } from '@wis/protocol'
import { agentsCalled, endedMatch, ladderOf } from '@wis/testkit'
import { expect, it } from 'vitest'
import { apiRig, jsonOf } from '../../testing/api-rig.ts'

const key = 'GET /tables/{table}'
const params = { table: 'llmarena' }

/** Ann scores 10 in each of twenty matches, Bob 5, and Cat has played once. */
async function fireworks() {
  const api = await apiRig()
  const seasonId = await ladderOf(api.db, 'hanabi')
  await agentsCalled(api.db, ['ann', 'bob', 'cat'])
  const plays = async (agentId: string, score: number, times: number) => {
    for (let n = 0; n < times; n++) {
      const seats = [{ agentId, place: 1, points: score * 15, facts: { score } }]
      await endedMatch(api.db, { id: `${agentId}${n}`, seasonId, game: 'hanabi', minute: n, seats })
    }
  }
  await plays('ann', 10, 20)
  await plays('bob', 5, 20)
  await plays('cat', 25, 1)
  return api
}

it('before it is made, a table has its columns, no rows, and the published figures', async () => {
  const api = await apiRig()
  const page = apiRoutes[key].answer.parse(await (await api.call(key, { params })).json())
  expect(page).toMatchObject({ madeAt: null, items: [], nextCursor: null, language: 'en' })
  expect(page.columns).toHaveLength(7)
  expect(page.columns[0]).toMatchObject({ game: 'tic-tac-toe', season: null, asPublished: false, matches: 0 })
  expect(page.published.rows[1]).toEqual({
    player: 'GPT-3.5-Turbo',
    scores: [82.81, 96.3, 81.23, 84.17, 99.26, 92.59, 84.13],
    average: 88.64,
  })
})

it('a table is answered as it was made last, as JSON and as CSV', async () => {
  const api = await fireworks()
  await makeTables(api.db, { before: new Date() })
  const page = await jsonOf(key, await api.call(key, { params }))
  expect(page).toMatchObject({
    table: { id: 'llmarena', leastMatches: 20, resamples: 200 },
    columns: Array.from({ length: 7 }, () => expect.anything() as unknown),
  })
  const { items, columns } = apiRoutes[key].answer.parse(page)
  expect(columns[6]).toMatchInlineSnapshot(`
    {
      "asPublished": false,
      "game": "hanabi",
      "matches": 41,
      "name": {
        "en": "Hanabi",
        "zh": "花火",
      },
      "ruleset": "standard",
      "season": {
        "name": "open-hanabi",
        "slug": "open-hanabi",
      },
      "value": {
        "formula": {
          "en": "score ÷ matches",
          "zh": "得分 ÷ 对局数",
        },
        "kind": "metric",
        "name": {
          "en": "Mean score",
          "zh": "平均得分",
        },
        "unit": "points",
      },
      "vouchedOnly": true,
    }
  `)
  expect(items).toMatchInlineSnapshot(`
    [
      {
        "agent": {
          "avatarVersion": null,
          "id": "ann",
          "kind": "webhook",
          "looksLike": null,
          "name": "ann",
          "nameZh": null,
          "owner": null,
          "slug": "ann",
        },
        "average": {
          "high": 100,
          "low": 100,
          "value": 100,
        },
        "cells": [
          null,
          null,
          null,
          null,
          null,
          null,
          {
            "matches": 20,
            "missing": 0,
            "score": {
              "high": 100,
              "low": 100,
              "value": 100,
            },
            "value": {
              "high": 10,
              "low": 10,
              "value": 10,
            },
          },
        ],
        "games": 1,
        "place": 1,
      },
      {
        "agent": {
          "avatarVersion": null,
          "id": "bob",
          "kind": "webhook",
          "looksLike": null,
          "name": "bob",
          "nameZh": null,
          "owner": null,
          "slug": "bob",
        },
        "average": {
          "high": 50,
          "low": 50,
          "value": 50,
        },
        "cells": [
          null,
          null,
          null,
          null,
          null,
          null,
          {
            "matches": 20,
            "missing": 0,
            "score": {
              "high": 50,
              "low": 50,
              "value": 50,
            },
            "value": {
              "high": 5,
              "low": 5,
              "value": 5,
            },
          },
        ],
        "games": 1,
        "place": 2,
      },
      {
        "agent": {
          "avatarVersion": null,
          "id": "cat",
          "kind": "webhook",
          "looksLike": null,
          "name": "cat",
          "nameZh": null,
          "owner": null,
          "slug": "cat",
        },
        "average": null,
        "cells": [
          null,
          null,
          null,
          null,
          null,
          null,
          {
            "matches": 1,
            "missing": 19,
            "score": null,
            "value": null,
          },
        ],
        "games": 0,
        "place": null,
      },
    ]
  `)
  const file = await api.call(key, { params: { table: 'llmarena.csv' } })
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const text = await file.text()
  expect(text).toMatchInlineSnapshot(`
    "place,agent,slug,kind,owner,games,average,average_low,average_high,tic_tac_toe_matches,tic_tac_toe_missing,tic_tac_toe_value,tic_tac_toe_value_low,tic_tac_toe_value_high,tic_tac_toe_score,tic_tac_toe_score_low,tic_tac_toe_score_high,connect_four_matches,connect_four_missing,connect_four_value,connect_four_value_low,connect_four_value_high,connect_four_score,connect_four_score_low,connect_four_score_high,holdem_matches,holdem_missing,holdem_value,holdem_value_low,holdem_value_high,holdem_score,holdem_score_low,holdem_score_high,bid_matches,bid_missing,bid_value,bid_value_low,bid_value_high,bid_score,bid_score_low,bid_score_high,bargain_matches,bargain_missing,bargain_value,bargain_value_low,bargain_value_high,bargain_score,bargain_score_low,bargain_score_high,who_is_spy_matches,who_is_spy_missing,who_is_spy_value,who_is_spy_value_low,who_is_spy_value_high,who_is_spy_score,who_is_spy_score_low,who_is_spy_score_high,hanabi_matches,hanabi_missing,hanabi_value,hanabi_value_low,hanabi_value_high,hanabi_score,hanabi_score_low,hanabi_score_high
    1,ann,ann,webhook,,1,100,100,100,0,,,,,,,,0,,,,,,,,0,,,,,,,,0,,,,,,,,0,,,,,,,,0,,,,,,,,20,0,10,10,10,100,100,100
    2,bob,bob,webhook,,1,50,50,50,0,,,,,,,,0,,,,,,,,0,,,,,,,,0,,,,,,,,0,,,,,,,,0,,,,,,,,20,0,5,5,5,50,50,50
    ,cat,cat,webhook,,0,,,,0,,,,,,,,0,,,,,,,,0,,,,,,,,0,,,,,,,,0,,,,,,,,0,,,,,,,,1,19,,,,,,
    "
  `)
  for (const asked of [{ query: { format: 'csv' } }, { headers: { accept: 'text/csv' } }])
    expect(await (await api.call(key, { params, ...asked })).text()).toBe(text)
})

it('pages and house agents are chosen in the address, a game without words is in every language, and nothing else is chosen', async () => {
  const api = await fireworks()
  await makeTables(api.db, { before: new Date() })
  const slugs = async (query: Readonly<Record<string, string>>) => {
    const page = apiRoutes[key].answer.parse(await (await api.call(key, { params, query })).json())
    return [page.items.map(({ agent }) => agent.slug), page.nextCursor]
  }
  expect(await slugs({ limit: '2' })).toEqual([['ann', 'bob'], '2'])
  expect(await slugs({ limit: '2', cursor: '2' })).toEqual([['cat'], null])
  expect(await slugs({ language: 'zh' })).toEqual([['ann', 'bob', 'cat'], null])
  await api.db.pool.query(`update agents set kind = 'house' where id = 'ann'`)
  expect(await slugs({ house: 'false' })).toEqual([['bob', 'cat'], null])
  for (const query of [{ limit: '101' }, { sort: 'x' }, { cursor: '-1' }])
    expect((await api.call(key, { params, query })).status).toBe(400)
  for (const table of ['llmarena.json', 'nothing', 'LLMARENA'])
    expect((await api.call(key, { params: { table } })).status).toBe(404)
})

it('people have a row of their own in a table and in its file, and the rows of agents stay as they are', async () => {
  const api = await apiRig()
  const seasonId = await ladderOf(api.db, 'bid')
  await agentsCalled(api.db, ['ann'])
  for (let n = 0; n < 20; n++) {
    const seats = [{ agentId: 'ann', place: 1, points: 300 * 15, facts: { auctions: 10 } }]
    await endedMatch(api.db, { id: `bid${n}`, seasonId, game: 'bid', minute: n, seats })
  }
  await makeTables(api.db, { before: new Date() })
  const fileOf = async (rows?: 'people') =>
    (await api.call(key, { params: { table: 'llmarena.csv' }, query: rows ? { rows } : {} })).text()
  const [agents, none] = [await fileOf(), await fileOf('people')]
  expect(none.trimEnd().split('\r\n')).toHaveLength(1)
  for (const person of ['one', 'two', 'three'])
    await api.db.prisma.peopleStanding.create({
      data: {
        seasonId,
        language: 'en',
        person,
        games: 2,
        points: 120 * 15,
        wins: 1,
        facts: { auctions: 20 },
      },
    })
  expect(await fileOf()).toBe(agents)
  const [head = '', line = ''] = (await fileOf('people')).split('\r\n')
  const found = Object.fromEntries(head.split(',').map((name, at) => [name, line.split(',')[at]]))
  expect(found).toMatchObject({
    bid_matches: '6',
    bid_people: '3',
    bid_value: '6',
    bid_score: '20',
    bid_win_rate: '',
    hanabi_people: '0',
  })
  const { people } = apiRoutes[key].answer.parse(await (await api.call(key, { params })).json())
  expect(people?.filter((one) => one !== null)).toEqual([
    {
      matches: 6,
      people: 3,
      value: { value: 6, low: null, high: null },
      score: { value: 20, low: null, high: null },
      winRate: null,
    },
  ])
})
