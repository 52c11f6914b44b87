import account from './en/account.json'
import admin from './en/admin.json'
import agentSettings from './en/agent-settings.json'
import agent from './en/agent.json'
import agents from './en/agents.json'
import annotate from './en/annotate.json'
import apiDocs from './en/api-docs.json'
import community from './en/community.json'
import cost from './en/cost.json'
import daily from './en/daily.json'
import decisions from './en/decisions.json'
import design from './en/design.json'
import docs from './en/docs.json'
import errors from './en/errors.json'
import feeds from './en/feeds.json'
import following from './en/following.json'
import forks from './en/forks.json'
import games from './en/games.json'
import home from './en/home.json'
import hunt from './en/hunt.json'
import lab from './en/lab.json'
import leaderboard from './en/leaderboard.json'
import list from './en/list.json'
import match from './en/match.json'
import newAgent from './en/new-agent.json'
import notes from './en/notes.json'
import organize from './en/organize.json'
import people from './en/people.json'
import playOn from './en/play-on.json'
import play from './en/play.json'
import profile from './en/profile.json'
import report from './en/report.json'
import rules from './en/rules.json'
import scene from './en/scene.json'
import schedule from './en/schedule.json'
import search from './en/search.json'
import seasonRequests from './en/season-requests.json'
import seasons from './en/seasons.json'
import shadow from './en/shadow.json'
import site from './en/site.json'
import situations from './en/situations.json'
import storage from './en/storage.json'
import takePart from './en/take-part.json'
import tickets from './en/tickets.json'
import verify from './en/verify.json'
import watch from './en/watch.json'
import webhooks from './en/webhooks.json'
import week from './en/week.json'

/** Every sentence of the interface, one file for each part of it. */
const en = {
  account,
  admin,
  agent,
  agentSettings,
  agents,
  annotate,
  apiDocs,
  community,
  cost,
  daily,
  decisions,
  design,
  docs,
  errors,
  feeds,
  following,
  forks,
  games,
  home,
  hunt,
  lab,
  leaderboard,
  list,
  match,
  newAgent,
  notes,
  organize,
  people,
  play,
  playOn,
  profile,
  report,
  rules,
  scene,
  schedule,
  search,
  seasonRequests,
  seasons,
  shadow,
  site,
  situations,
  storage,
  takePart,
  tickets,
  verify,
  watch,
  webhooks,
  week,
}

export default en
