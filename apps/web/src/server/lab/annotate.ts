import type { Database } from '@wis/db'
import {
  annotatingOf,
  annotatorsOf,
  dueItemsOf,
  inviteAnnotators,
  invitationTo,
  itemFor,
  judgingsOf,
  keepAnnotation,
  annotationsOf,
  undoAnnotation,
} from '@wis/db/experiments'
import type { AnnotatedItem, AnnotatorInvitation, ShownExperiment } from '@wis/db/experiments'
import { agreementOfPeople, annotatedRubrics, rubricCalled, rubricsFor, saidOf, specFault } from '@wis/lab'
import type { Sample, SaidOfItem, SpecFault } from '@wis/lab'
import type { AnnotatorsPage, RatedItemPage, RatingPage } from '@wis/protocol'
import { AppError } from '../app-error.ts'
import { findAnnotators } from './find-asked.ts'

/** The people who rate an experiment, as its owner sees them. */
export async function annotatorsPageOf(db: Database, id: string): Promise<AnnotatorsPage> {
  const [people, dueOf, { rubrics, ready, items, closed, openSince, sample }, said] = await Promise.all([
    annotatorsOf(db, id),
    dueItemsOf(db, id),
    annotatingOf(db, id),
    annotationsOf(db, id),
  ])
  return {
    rubrics,
    ready,
    items,
    closed,
    openSince,
    sample,
    annotators: people.map(({ person, name, withdrawn, done, skipped }) => ({
      person,
      name,
      withdrawn,
      due: dueOf.get(person) ?? 0,
      done,
      skipped,
    })),
    agreement: agreementSoFar(rubrics, said),
  }
}

type Said = Awaited<ReturnType<typeof annotationsOf>>

/** Of rubrics by which two people have rated the same item. */
function agreementSoFar(rubrics: readonly string[], said: Said): AnnotatorsPage['agreement'] {
  return rubrics.flatMap((id) => {
    const rubric = rubricCalled(id)
    const rows = said.filter((row) => row.rubric === id).map((row) => ({ ...row, time: 1 }))
    const between = rubric && !rubric.from ? agreementOfPeople(rubric, rows)?.between : undefined
    if (!between || between.items === 0) return []
    const { items, pairwise, fleiss, fleissItems, alpha } = between
    const { value, low, high } = alpha
    return [
      {
        rubric: id,
        items,
        pairwise: pairwise && { ...pairwise },
        fleiss,
        fleissItems,
        alpha: { value, low, high },
      },
    ]
  })
}

interface Wish {
  readonly experiment: ShownExperiment
  readonly userId: string
  readonly accounts: readonly string[]
  readonly rubrics?: readonly string[] | undefined
  /** Which items people rate, in the place of what the specification says. */
  readonly sample?: Sample | undefined
}

type Invited =
  | { readonly kind: 'invited' }
  | { readonly kind: 'faults'; readonly faults: readonly SpecFault[] }
  | { readonly kind: 'refused'; readonly reason: 'too-many' | 'not-in-that-state' | 'rated-already' }

/** Invites people to rate an experiment that is over, or what there is of one that is paused. */
export async function invitePeople(db: Database, { experiment, userId, ...wish }: Wish): Promise<Invited> {
  const { id, game } = experiment
  const known = rubricsFor(game)
  const unknown = (wish.rubrics ?? []).flatMap((rubric, at) => {
    if (known.includes(rubric)) return []
    const names = known.join(', ')
    return [
      known.length === 0
        ? specFault(`rubrics.${at}`, 'nothing-judged')
        : specFault(`rubrics.${at}`, 'game-has', { names }),
    ]
  })
  const nothing = known.length === 0 && !wish.rubrics ? [specFault('rubrics', 'nothing-judged')] : []
  const names = wish.accounts.map((name) => name.trim())
  const { faults, userIds } = await findAnnotators(db, { names, userId, path: 'accounts' })
  const all = [...faults, ...unknown, ...nothing]
  if (all.length > 0) return { kind: 'faults', faults: all }
  const rubrics = wish.rubrics ?? (await usualRubrics(db, experiment))
  const invited = await inviteAnnotators(db, id, { userIds, rubrics, sample: wish.sample })
  return invited.ok ? { kind: 'invited' } : { kind: 'refused', reason: invited.reason }
}

/** Those by which people rate already, or else those of all judges so far. */
async function usualRubrics(db: Database, { id, game }: ShownExperiment): Promise<readonly string[]> {
  const { rubrics } = await annotatingOf(db, id)
  if (rubrics.length > 0) return rubrics
  const judgings = await judgingsOf(db, id)
  return annotatedRubrics(
    game,
    judgings.flatMap(({ judges }) => judges),
  )
}

const nothingToRate = 'There is nothing for you to rate under this id.'

/** An invitation that is open. To everybody who was never invited, nothing is there. */
async function requireInvitation(db: Database, id: string, userId: string): Promise<AnnotatorInvitation> {
  const invitation = await invitationTo(db, id, userId)
  if (!invitation) throw new AppError('not-found', nothingToRate)
  if (invitation.withdrawn) throw new AppError('conflict', 'The experimenter has withdrawn your invitation.')
  if (invitation.closed) throw new AppError('conflict', 'The experimenter has ended the rating.')
  return invitation
}

interface Asked {
  readonly id: string
  readonly userId: string
  /** The place in the order of this person. The first item without a rating if it is left out. */
  readonly place?: number | undefined
}

/** An item as its rater may see it, and how far the rater is. */
export async function ratingPageOf(db: Database, { id, userId, place }: Asked): Promise<RatingPage> {
  const { person, due, done, skipped, ready } = await requireInvitation(db, id, userId)
  const found = await itemFor(db, { id, person }, place)
  if (place !== undefined && !found) throw new AppError('not-found', noItem(due))
  return { due, done, skipped, ready, item: found ? itemPageOf(found) : null }
}

const noItem = (due: number) =>
  due === 0 ? 'The items are not ready yet.' : `You have the items 1 to ${due}. There is none at this place.`

function itemPageOf({
  place,
  rubric: id,
  language,
  parts,
  isDone,
  rating,
  picks,
}: AnnotatedItem): RatedItemPage {
  const rubric = rubricCalled(id)
  if (!rubric) throw new RangeError(`there is no rubric ${id}`)
  const { name, asks, scale, from, examples = [] } = rubric
  return {
    place,
    language,
    isDone,
    rating,
    picks,
    rubric: {
      id,
      name: { ...name },
      asks: { ...asks },
      scale: scale.map(({ value, means }) => ({ value, means: { ...means } })),
      examples: examples.map(({ rating: shown, parts: example, because }) => ({
        rating: shown,
        parts: Object.entries(rubric.parts).flatMap(([part, label]) => {
          const text = example[part]
          return text ? [{ name: part, label: { ...label }, text: { ...text } }] : []
        }),
        because: { ...because },
      })),
      from: from
        ? { ...from, choices: from.choices.map(({ value, label }) => ({ value, label: { ...label } })) }
        : null,
    },
    parts: Object.entries(rubric.parts).map(([part, label]) => ({
      name: part,
      label: { ...label },
      text: parts[part] ?? '',
    })),
  }
}

interface Rated {
  readonly id: string
  readonly userId: string
  readonly place: number
  /** Null if the person cannot say. */
  readonly rating: number | null
  /** What the person chooses where there is a list. `rating` is then how many. */
  readonly picks?: readonly string[] | undefined
}

/** Stores what a person says of an item. A value off the scale is refused, and never moved onto it. */
export async function rateItem(db: Database, { id, userId, place, ...given }: Rated): Promise<void> {
  const { person, due } = await requireInvitation(db, id, userId)
  const found = await itemFor(db, { id, person }, place)
  if (!found) throw new AppError('not-found', noItem(due))
  const kept = await keepAnnotation(db, { id, person, userId, place, ...saidOfItem(found.rubric, given) })
  if (kept.ok) return
  // Something has changed since the invitation was read, so that now it says why.
  await requireInvitation(db, id, userId)
  throw new AppError('not-found', noItem(due))
}

/** A value of the scale, or a choice from the list. */
function saidOfItem(id: string, { rating, picks }: Pick<Rated, 'rating' | 'picks'>): SaidOfItem {
  const { from, scale = [] } = rubricCalled(id) ?? {}
  if (rating === null) return { rating }
  if (from) {
    const said = saidOf(from, picks)
    if (said.rating !== null && said.rating === rating) return said
    const message = `${from.least} to ${from.most} of the list, each once, with their number as the rating, or a rating of null if you cannot say`
    throw new AppError('invalid', 'This is no choice from the list.', [{ path: 'picks', message }])
  }
  const values = scale.map(({ value }) => value)
  if (values.includes(rating)) return { rating }
  const message = `one of ${values.join(', ')}, or null if you cannot say`
  throw new AppError('invalid', 'This value is not on the scale.', [{ path: 'rating', message }])
}

/** Takes the last rating back, and shows its item again. */
export async function undoRating(db: Database, { id, userId }: Omit<Asked, 'place'>): Promise<RatingPage> {
  const { person } = await requireInvitation(db, id, userId)
  const undone = await undoAnnotation(db, { id, person, userId })
  if (undone.ok) return ratingPageOf(db, { id, userId, place: undone.place })
  if (undone.reason === 'nothing-rated') throw new AppError('conflict', 'You have rated nothing yet.')
  // Something has changed since the invitation was read, so that now it says why.
  await requireInvitation(db, id, userId)
  throw new AppError('not-found', nothingToRate)
}
