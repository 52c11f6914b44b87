import type { Database } from '@wis/db'
import { listAgents } from '@wis/db/agents'
import { findPlayers, listExperiments } from '@wis/db/experiments'
import type { InBoth, Language } from '@wis/engine'
import { kitCalled } from '@wis/games'
import type { GameKit } from '@wis/games'
import {
  measuresOf,
  measuresOfPart,
  numberJudges,
  ratingMeasures,
  readSuite,
  rubricsOf,
  suitePresetCalled,
} from '@wis/lab'
import { baseSpec, conditionsOf, judgeText } from '../../features/lab/draft.ts'
import type { DraftBase } from '../../features/lab/draft.ts'
import { nameOfFactor } from '../../features/lab/names.ts'
import { inPageWords } from '../../features/lab/page-words.ts'
import { fieldsToSet } from '../../features/rule-fields/fields-of-game.ts'
import { database } from '../database.ts'

const mostAgents = 100
const mostPilots = 200

interface Asked {
  readonly base: DraftBase
  /** Undefined for a visitor. */
  readonly ownerId: string | undefined
  readonly locale: Language
}

/** What the form of a draft offers, and the names of what its plan tells. */
export async function draftChoices(asked: Asked) {
  const kit = kitCalled(asked.base.game)
  return kit ? choicesOf(kit, asked) : choicesOfSuite(asked)
}

const noChoices = {
  own: [],
  house: [],
  conditions: [],
  measures: [],
  factors: [],
  probes: [],
  judges: [],
  pilots: [],
  rulesets: [],
  rules: [],
}

/** One's own agents and those of the laboratory, each with every rubric of the game. */
const judgesOf = (kit: GameKit, own: readonly { readonly slug: string; readonly name: string }[]) =>
  rubricsOf(kit).flatMap((rubric) =>
    [...own, ...Object.keys(numberJudges).map((slug) => ({ slug, name: slug }))].map(({ slug, name }) => ({
      value: judgeText({ agent: slug, rubric }),
      label: `${name} · ${rubric}`,
    })),
  )

/** The newest experiments of somebody in this game that are over. */
async function pilotsOf({ id: game }: GameKit, ownerId: string) {
  const { items } = await listExperiments(database(), { ownerId, state: 'ended', limit: mostPilots })
  return items
    .filter((one) => one.game === game && one.reportOf !== null)
    .map(({ id, name, createdAt }) => ({ value: id, label: `${name} (${createdAt.slice(0, 10)})` }))
}

/** The names of what the plan of a suite tells: nothing of it is chosen in fields. */
function choicesOfSuite({ base, locale }: Asked) {
  const suite = suitePresetCalled(base.preset)
  const read = suite && readSuite(suite.spec)
  if (!read?.ok) return noChoices
  const named = [...read.parts].map(([part, spec]) => ({ part, kit: kitCalled(spec.game), spec }))
  return {
    ...noChoices,
    measures: named.flatMap(({ part, kit, spec }) =>
      measuresOfPart(spec).map(({ id, name }) => ({
        value: `${part}/${id}`,
        label: `${kit?.texts[locale].name ?? part} · ${name[locale]}`,
      })),
    ),
    factors: named.flatMap(({ kit }) => (kit ? factorsOf(kit, locale) : [])),
  }
}

function factorsOf(kit: GameKit, locale: Language) {
  const factorName = nameOfFactor(kit.id, locale)
  return ['seat', ...(kit.studies?.factors ?? []).map(({ id }) => id)].map((id) => ({
    value: id,
    label: factorName(id),
  }))
}

/** The players of the house in a game, each with the face that it has on the platform. */
async function houseOf(kit: GameKit, locale: Language) {
  const slugOf = (slug: string) => `${kit.id}-${slug}`
  const found = await database().prisma.agent.findMany({
    where: { kind: 'house', slug: { in: kit.house.flatMap(({ slug }) => [slug, slugOf(slug)]) } },
    select: { id: true, slug: true },
  })
  return kit.house.map(({ slug, name }) => ({
    value: slug,
    label: name[locale],
    face: found.find((one) => one.slug === slugOf(slug) || one.slug === slug),
  }))
}

const probesOf = ({ studies }: GameKit) => (studies?.probes ?? []).map(({ id }) => id)

async function choicesOf(kit: GameKit, { base, ownerId, locale }: Asked) {
  const own =
    ownerId === undefined
      ? []
      : (await listAgents(database(), { ownerId, game: kit.id, limit: mostAgents })).items
  const rulesets = kit.setup.presets.map(({ id }) => id)
  return {
    rulesets,
    rules: fieldsToSet(kit, rulesets, locale),
    own: own.map(({ id, slug, name, avatarVersion }) => ({
      value: slug,
      label: name,
      face: { id, version: avatarVersion },
    })),
    house: await houseOf(kit, locale),
    conditions: conditionsOf(kit, baseSpec(base)).map((one) => choiceOf(one, locale)),
    factors: factorsOf(kit, locale),
    probes: (kit.studies?.probes ?? []).map((one) => choiceOf(one, locale)),
    judges: judgesOf(kit, own),
    pilots: ownerId === undefined ? [] : await pilotsOf(kit, ownerId),
    measures: [...measuresOf(kit, probesOf(kit)), ...ratingMeasures(rubricsOf(kit))].map((one) =>
      choiceOf(one, locale),
    ),
  }
}

interface Named {
  readonly id: string
  readonly name: InBoth<string>
  readonly summary?: InBoth<string>
}

const choiceOf = ({ id, name, summary }: Named, locale: Language) => ({
  value: id,
  label: inPageWords(name[locale]),
  ...(summary && { hint: inPageWords(summary[locale]) }),
})

/** The languages that an agent plays, whatever the game is. None without one. */
export async function playedBy(db: Database, name: string | undefined): Promise<readonly string[]> {
  const found = name === undefined ? [] : await findPlayers(db, { game: 'any', names: [name] })
  return found[0]?.languages ?? []
}
