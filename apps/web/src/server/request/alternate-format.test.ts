import { expect, it } from 'vitest'
import { siteCostOf } from '../rate-limit/route-costs.ts'
import { alternateFormatOf } from './alternate-format.ts'

it.each([
  ['/leaderboard.json', '/api/v1/leaderboard'],
  ['/agents.json', '/api/v1/agents'],
  ['/agents/blue-heron.json', '/api/v1/agents/blue-heron'],
  ['/matches/0r3k5v7x9abcdefg.json', '/api/v1/matches/0r3k5v7x9abcdefg'],
  ['/seasons/house-ladder-en.json', '/api/v1/seasons/house-ladder-en'],
  ['/schedule.json', '/api/v1/schedule'],
])('the data of a page has an address beside it: %s', (address, answering) => {
  expect(alternateFormatOf(address)).toBe(answering)
  // The API counts its own calls.
  expect(siteCostOf(answering)).toBeUndefined()
})

it.each([
  ['/seasons.atom', '/feeds/seasons'],
  ['/seasons/house-ladder-en.atom', '/feeds/seasons/house-ladder-en'],
  ['/agents/blue-heron.atom', '/feeds/agents/blue-heron'],
  ['/watch.atom', '/feeds/watch'],
  ['/seasons.ics', '/feeds/calendar'],
])('a feed has an address beside the page: %s', (address, answering) => {
  expect(alternateFormatOf(address)).toBe(answering)
  expect(siteCostOf(answering)).toBe('page')
})

it.each([
  '/agents/blue-heron',
  '/agents/a/calls.json',
  '/account.json',
  '/admin.json',
  '/agents/../account.json',
])('no other address has data beside it: %s', (address) => {
  expect(alternateFormatOf(address)).toBeUndefined()
})
