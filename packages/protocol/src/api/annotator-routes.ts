import {
  annotatorsChange,
  annotatorsPage,
  annotatorsWish,
  byAnnotator,
  byRating,
  ratingPage,
  ratingWish,
} from './annotator-page.ts'
import { byExperiment } from './experiment-page.ts'
import type { Route, RouteKey } from './route.ts'

/** People rate what was said in experiments, beside the judges. */
export const annotatorRoutes = {
  'GET /experiments/{id}/annotators': {
    summary: 'The people who rate one’s own experiment, by number and name, and how far each of them is.',
    action: 'experiment.change',
    cost: 'read',
    params: byExperiment,
    answer: annotatorsPage,
  },
  'POST /experiments/{id}/annotators': {
    summary:
      'Invites people to rate what was said in an experiment that is over. Somebody whose invitation was taken back is invited again.',
    action: 'experiment.change',
    cost: 'write',
    params: byExperiment,
    body: annotatorsWish,
    answer: annotatorsPage,
    refusals: ['conflict'],
    example: { accounts: ['Ada'] },
  },
  'PATCH /experiments/{id}/annotators': {
    summary: 'Ends the rating by people, or opens it again.',
    action: 'experiment.change',
    cost: 'write',
    params: byExperiment,
    body: annotatorsChange,
    answer: annotatorsPage,
    example: { closed: true },
  },
  'DELETE /experiments/{id}/annotators/{person}': {
    summary: 'Takes an invitation back. The ratings that the person has given stay.',
    action: 'experiment.change',
    cost: 'write',
    params: byAnnotator,
    answer: annotatorsPage,
  },
  'GET /experiments/{id}/ratings/next': {
    summary:
      'The first item that one has not rated yet, in an order of one’s own, with the question and the scale. Only for people who were invited.',
    action: 'experiment.rate',
    cost: 'read',
    params: byExperiment,
    answer: ratingPage,
    refusals: ['not-found', 'conflict'],
  },
  'DELETE /experiments/{id}/ratings/last': {
    summary: 'Takes one’s last rating back, as if it had never been given. The answer has its item again.',
    action: 'experiment.rate',
    cost: 'write',
    params: byExperiment,
    answer: ratingPage,
    refusals: ['not-found', 'conflict'],
  },
  'GET /experiments/{id}/ratings/{place}': {
    summary: 'An item by its place in one’s own order, with what one has rated it.',
    action: 'experiment.rate',
    cost: 'read',
    params: byRating,
    answer: ratingPage,
    refusals: ['not-found', 'conflict'],
  },
  'PUT /experiments/{id}/ratings/{place}': {
    summary:
      'Rates an item, or changes a rating until the owner ends the rating. With null one cannot say. The answer has the next item.',
    action: 'experiment.rate',
    cost: 'write',
    params: byRating,
    body: ratingWish,
    answer: ratingPage,
    refusals: ['not-found', 'conflict'],
    example: { rating: 4 },
  },
} as const satisfies Readonly<Record<RouteKey, Route>>
