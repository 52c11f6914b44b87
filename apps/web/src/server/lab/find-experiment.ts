import type { Database } from '@wis/db'
import { readExperiment } from '@wis/db/experiments'
import type { ShownExperiment } from '@wis/db/experiments'
import { AppError } from '../app-error.ts'
import { may } from '../permissions.ts'
import type { Viewer } from '../permissions.ts'
import { withNamesShown } from './names-shown.ts'
import type { NamedExperiment } from './names-shown.ts'

export const noExperiment = 'There is no experiment with this id.'

interface ById {
  readonly db: Database
  readonly params: { readonly id: string }
}

/** Finds an experiment by the name in a path. */
export const experimentOf = ({ db, params }: ById) => readExperiment(db, params.id)

export const looksAfter = (viewer: Viewer, experiment: ShownExperiment) =>
  may(viewer, 'experiment.change', experiment).allowed

/** An experiment that the asker may read, with the names that may be shown. To anybody else it is not there. */
export async function requireExperiment(
  call: ById & { readonly viewer: Viewer; readonly query: { readonly share?: string | undefined } },
): Promise<NamedExperiment> {
  const found = await experimentOf(call)
  const isOpen = found?.access === 'public' || (found?.access === 'link' && call.query.share === found.share)
  if (!found || !(isOpen || looksAfter(call.viewer, found) || isOwn(call.viewer, found)))
    throw new AppError('not-found', noExperiment)
  return namesIn(call.db, found)
}

/** An experiment with the names that may be shown. */
export async function namesIn(db: Database, experiment: ShownExperiment): Promise<NamedExperiment> {
  const [named] = await withNamesShown(db, [experiment])
  if (!named) throw new Error('no experiment came back')
  return named
}

/** A token that may only read still reads what is its owner's. */
export const isOwn = (viewer: Viewer, { ownerId }: Pick<ShownExperiment, 'ownerId'>) =>
  viewer.kind === 'member' && ownerId === viewer.userId
