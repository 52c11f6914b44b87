import 'server-only'
import type { Language } from '@wis/games'
import { people } from '@wis/lab'
import { agentNameIn } from '../../features/match/agent-name-in.ts'
import { database } from '../database.ts'

interface SubjectsOfGame {
  readonly game: string
  readonly subjects: readonly string[]
}

const namesOfPeople = { en: 'People', zh: '真人' } as const

/** The usual short names of suites. */
const namesOfSuites: Readonly<Record<string, string>> = { weak: '弱', strong: '强' }

/** A short name that no agent has, such as one that a suite gives to whoever sits for it in each game. */
const readable = (subject: string, language: Language) =>
  (language === 'zh' ? namesOfSuites[subject] : undefined) ??
  (/^[a-z][a-z0-9-]*$/.test(subject)
    ? subject.charAt(0).toUpperCase() + subject.slice(1).replaceAll('-', ' ')
    : subject)

/**
 * The names of the subjects of an experiment as its readers know them, by their short names. Those of the house have the
 * game before theirs, which an experiment leaves out.
 */
export async function subjectNames({ game, subjects }: SubjectsOfGame, language: Language) {
  const ofHouse = `${game}-`
  const found = await database().prisma.agent.findMany({
    where: { slug: { in: subjects.flatMap((subject) => [subject, ofHouse + subject]) } },
    select: { slug: true, name: true, nameZh: true, kind: true },
  })
  const ofPeople = subjects.includes(people) ? [[people, namesOfPeople[language]] as const] : []
  return new Map([
    ...subjects.map((subject) => [subject, readable(subject, language)] as const),
    ...ofPeople,
    ...found.map(
      ({ slug, name, nameZh, kind }) =>
        [
          subjects.includes(slug) ? slug : slug.slice(ofHouse.length),
          agentNameIn(language, { name, nameZh, ...(kind === 'house' && { kind }) }),
        ] as const,
    ),
  ])
}
