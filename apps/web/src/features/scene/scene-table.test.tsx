import type { InBoth } from '@wis/engine'
import { kits } from '@wis/games'
import type { GameKit, Language, Scene, SceneGood, SceneOffer, ScenePart } from '@wis/games'
import { stepsOf } from '@wis/games'
import { NextIntlClientProvider } from 'next-intl'
import { prerender } from 'react-dom/static'
import { describe, expect, inject, it } from 'vitest'
import en from '../../../messages/en.ts'
import zh from '../../../messages/zh.ts'
import { houseMatch, kitCalled } from '../../testing/stored-kit-matches.ts'
import { SceneTable } from './scene-table.tsx'

const catalogs = { en, zh }
const languages: readonly Language[] = ['en', 'zh']

async function drawn(scene: Scene, locale: Language): Promise<string> {
  const { prelude } = await prerender(
    <NextIntlClientProvider locale={locale} messages={catalogs[locale]} timeZone="UTC">
      <SceneTable scene={scene} agents={[]} />
    </NextIntlClientProvider>,
  )
  return new Response(prelude).text()
}

/** The texts of a page, as a screen reader finds them. What is hidden from it is left out. */
function textIn(html: string): string {
  return html
    .replace(/<svg.*?<\/svg>/gs, ' ')
    .replace(/<(ul|span|dd)[^>]*aria-hidden="true".*?<\/\1>/gs, ' ')
    .replace(/<span class="whitespace-nowrap">(.*?)<\/span>/gs, '$1')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
}

/** Everything that a part says, in one language. */
function wordsOf(part: ScenePart, { seats }: Scene, locale: Language): readonly string[] {
  const in1 = (text: InBoth<string>) => text[locale]
  const nameOf = (seat: number) => seats[seat]?.name ?? ''
  const number = (value: number) =>
    String(value)
      .replace('-', '−')
      .replace(/\B(?=(?:\d{3})+$)/gu, ',')
  const { grid, card, dice, silent, nothingYet, ballot, envelope, offer } = catalogs[locale].scene
  const offerWords = (
    { seat, text, shares, backers, note }: SceneOffer,
    goods: readonly SceneGood[],
  ): readonly string[] => {
    const amounts = shares.flatMap((own, getter) =>
      own.map((amount, good) => {
        const unit = goods[good]?.unit === 'percent' ? '%' : ''
        return `${nameOf(getter)} ${amount}${unit}`
      }),
    )
    return [
      ...[nameOf(seat), text ?? '', note ? in1(note) : ''],
      ...(shares.length > 0 ? goods.map(({ name }) => in1(name)) : []),
      ...amounts,
      ...(backers.length > 0 ? [offer.backers, ...backers.map(nameOf)] : []),
    ]
  }
  switch (part.kind) {
    case 'grid': {
      const named = part.cells.map((seat) => (seat === null ? grid.empty : nameOf(seat)))
      return [
        ...named,
        ...(part.last === null ? [] : [grid.last]),
        ...(part.line.length > 0 ? [grid.line] : []),
      ]
    }
    case 'cards':
      return [
        in1(part.name),
        ...part.cards.flatMap(({ face, hint }) => [
          ...(face === null ? [card.down] : [...face.text]),
          ...(hint ? [in1(hint)] : []),
        ]),
      ]
    case 'dice':
      return part.dice.map((face) => (face === null ? dice.hidden : String(face)))
    case 'envelope':
      return [in1(part.name), part.text ? in1(part.text) : part.isIn ? envelope.sealed : envelope.empty]
    case 'chips':
      return [in1(part.name), number(part.amount)]
    case 'piles':
      return [
        in1(part.name),
        ...part.piles.flatMap(({ name, top, of }) => [in1(name), number(top), number(of)]),
      ]
    case 'speeches':
      return [
        in1(part.name),
        ...(part.grows && part.speeches.length === 0 ? [nothingYet] : []),
        ...part.speeches.flatMap(({ seat, text, move, asides = [] }) => [
          nameOf(seat),
          ...(move ? [in1(move)] : []),
          ...(text === null && move ? [] : [text ?? silent]),
          ...asides.flatMap((aside) => [
            in1(aside.name),
            typeof aside.text === 'string' ? aside.text : in1(aside.text),
          ]),
        ]),
      ]
    case 'words':
      return [in1(part.name), ...part.words.map(({ text }) => text)]
    case 'quests':
      return [
        in1(part.name),
        ...part.quests.flatMap(({ team, note }) => [...team.map(nameOf), ...(note ? [in1(note)] : [])]),
      ]
    case 'ballots':
      return [
        in1(part.name),
        ...part.ballots.flatMap(({ seat, target }) => [
          nameOf(seat),
          target === null ? ballot.none : nameOf(target),
        ]),
      ]
    case 'offers':
      return [
        in1(part.name),
        ...(part.grows && part.offers.length === 0 ? [nothingYet] : []),
        ...part.offers.flatMap((made) => offerWords(made, part.goods)),
        ...part.goods.flatMap(({ grounds = [], measure, whole }) => [
          ...[...grounds, ...(measure ? [measure.name] : [])].map(in1),
          ...(whole === undefined ? [] : [number(whole)]),
        ]),
      ]
    case 'odds':
      return [
        in1(part.name),
        ...part.stages.flatMap(({ name, shares }) => [
          in1(name),
          ...shares.map((share, seat) => `${nameOf(seat)} ${share}%`),
        ]),
      ]
    case 'swings':
      return [
        in1(part.name),
        ...part.swings.map((_, place) => {
          const net = part.swings
            .slice(0, place + 1)
            .reduce((sum, { seat, amount }) => sum + (seat === 0 ? amount : seat === null ? 0 : -amount), 0)
          return net === 0 ? `${place + 1}: =` : `${place + 1}: ${nameOf(net > 0 ? 0 : 1)} +${Math.abs(net)}`
        }),
      ]
    case 'counters':
      return part.counters.flatMap(({ name, value, of }) => [
        in1(name),
        number(value),
        ...(of === undefined ? [] : [number(of)]),
      ])
    case 'table':
      return [
        in1(part.name),
        ...part.columns.map(in1),
        ...part.rows.flatMap(({ name, values }) => [in1(name), ...values.map(number)]),
      ]
    case 'rounds':
      return [
        in1(part.name),
        ...part.rows.flatMap(({ seat, cells, total }) => [
          nameOf(seat),
          ...cells.flatMap(({ text, note, gain }) =>
            [text, ...(note ? [note] : []), ...(gain ? [gain] : [])].map(in1),
          ),
          number(total),
        ]),
      ]
    default:
      return part satisfies never
  }
}

/** A round table says the newest words, and leaves all earlier ones to the list beside it. */
function saidOf(scene: Scene, locale: Language): readonly string[] {
  const { talk, parts, seats } = scene
  if (!talk) return parts.flatMap((part) => wordsOf(part, scene, locale))
  const { now } = talk
  const middle =
    now?.kind === 'words'
      ? [seats[now.seat]?.name ?? '', now.text ?? now.note?.[locale] ?? catalogs[locale].scene.silent]
      : [now?.title[locale] ?? '', now?.text?.[locale] ?? '']
  const others = parts.filter(
    (part) =>
      part.kind !== 'ballots' &&
      (part.kind !== 'speeches' || part.speeches.some(({ asides }) => asides)) &&
      (part.kind !== 'envelope' || part.isIn),
  )
  return [
    ...middle,
    ...seats.flatMap(({ said, badge }) => [said ?? '', badge?.name[locale] ?? '']),
    ...others.flatMap((part) => wordsOf(part, scene, locale)),
  ]
}

async function unsaid(scene: Scene, locale: Language): Promise<readonly string[]> {
  const text = textIn(await drawn(scene, locale))
  const seats = scene.seats.flatMap(({ name, note, isAsked }) => [
    name,
    ...(note ? [note[locale]] : []),
    ...(isAsked ? [catalogs[locale].scene.asked] : []),
  ])
  const wanted = [...seats, ...saidOf(scene, locale)]
  return wanted.filter((words) => !text.includes(words.replace(/\s+/g, ' ')))
}

/** All of them, or every fourth and the last. */
const sampled = <T,>(steps: readonly T[]) =>
  steps.filter((_, at) => inject('runsAll') || at % 8 === 0 || at === steps.length - 1)

const games = kits.map((kit): readonly [string, GameKit] => [kit.id, kit])

describe.each(games)('every table of %s', (_, kit) => {
  it.each(languages)('says everything that is on it, in %s', { timeout: 60_000 }, async (locale) => {
    const steps = sampled(stepsOf(kit, houseMatch(kit, { language: locale }), 'director'))
    const missing = await Promise.all(
      steps.map(async ({ seq, scene }) => ({ seq, unsaid: await unsaid(scene, locale) })),
    )
    expect(missing.filter((step) => step.unsaid.length > 0)).toEqual([])
  })

  it('is drawn from the eyes of a seat, too', { timeout: 60_000 }, async () => {
    const steps = sampled(stepsOf(kit, houseMatch(kit), 0))
    const missing = await Promise.all(steps.map(({ scene }) => unsaid(scene, 'en')))
    expect(missing.flat()).toEqual([])
  })
})

it('a board is a table whose cells are named, and the end of two games has both boards with their names', async () => {
  const kit = kitCalled('tic-tac-toe')
  const boardsOf = (scene: Scene) => scene.parts.filter(({ kind }) => kind === 'grid')
  const steps = stepsOf(kit, houseMatch(kit), 'director')
  for (const boards of [1, 2]) {
    const last = steps.findLast(({ scene }) => boardsOf(scene).length === boards)
    const html = last ? await drawn(last.scene, 'en') : ''
    expect(html.match(/<th scope="col">Column \d<\/th>/g)).toHaveLength(3 * boards)
    expect(html.match(/<td>(empty|[XO], Player \d[^<]*)<\/td>/g)).toHaveLength(9 * boards)
    expect(html.match(/>Game \d: (draw|Player \d wins)</g) ?? []).toHaveLength(boards === 1 ? 0 : 2)
  }
})

it('a discard pile is in order of its colours, and each colour in order of its ranks', async () => {
  const face = (tone: 'red' | 'blue', text: string) => ({ face: { tone, text } })
  const part: ScenePart = {
    kind: 'cards',
    seat: null,
    name: { en: 'Discard pile', zh: '弃牌堆' },
    cards: [face('blue', '4'), face('red', '5'), face('blue', '1'), face('red', '1'), face('red', '1')],
  }
  const scene: Scene = { caption: { en: 'A table.', zh: '桌子。' }, seats: [], parts: [part] }
  expect(textIn(await drawn(scene, 'en'))).toContain('Discard pile red 1 1 5 blue 1 4')
})

it('a bid stands beside the number of dice that are there', async () => {
  const kit = kitCalled('liars-dice')
  const texts = await Promise.all(
    stepsOf(kit, houseMatch(kit), 'director').map(async ({ scene }) => ({
      scene,
      text: textIn(await drawn(scene, 'en')),
    })),
  )
  const counts = texts.map(({ scene, text }) => {
    const dice = scene.parts.filter((part) => part.kind === 'dice')
    const lit = dice.flatMap(({ counting = [] }) => counting).length
    const isChecked = dice.some(({ counting }) => counting)
    const wanted = dice.find(({ seat }) => seat === null)?.dice.length
    const all = dice.flatMap((part) => (part.seat === null ? [] : part.dice)).length
    const said = isChecked ? [`${wanted} bid`, `${lit} there`] : [`${all} dice on the table`]
    return { isChecked, missing: said.filter((words) => !text.includes(words)) }
  })
  expect(new Set(counts.map(({ isChecked }) => isChecked)).size).toBe(2)
  expect(counts.flatMap(({ missing }) => missing)).toEqual([])
})

it.each(['who-is-spy', 'chameleon'])(
  'no arrow of a vote in %s is behind what lies in the middle',
  async (id) => {
    const kit = kitCalled(id)
    const ended = stepsOf(kit, houseMatch(kit), 'director').findLast(({ scene }) =>
      scene.parts.some((part) => part.kind === 'ballots'),
    )
    const html = ended ? await drawn(ended.scene, 'en') : ''
    expect(html).toMatch(/\d votes? against/u)
    expect(html).not.toContain('<marker')
  },
)
