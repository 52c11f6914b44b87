import account from './zh/account.json'
import admin from './zh/admin.json'
import agentSettings from './zh/agent-settings.json'
import agent from './zh/agent.json'
import agents from './zh/agents.json'
import annotate from './zh/annotate.json'
import apiDocs from './zh/api-docs.json'
import community from './zh/community.json'
import cost from './zh/cost.json'
import daily from './zh/daily.json'
import decisions from './zh/decisions.json'
import design from './zh/design.json'
import docs from './zh/docs.json'
import errors from './zh/errors.json'
import feeds from './zh/feeds.json'
import following from './zh/following.json'
import forks from './zh/forks.json'
import games from './zh/games.json'
import home from './zh/home.json'
import hunt from './zh/hunt.json'
import lab from './zh/lab.json'
import leaderboard from './zh/leaderboard.json'
import list from './zh/list.json'
import match from './zh/match.json'
import newAgent from './zh/new-agent.json'
import notes from './zh/notes.json'
import organize from './zh/organize.json'
import people from './zh/people.json'
import playOn from './zh/play-on.json'
import play from './zh/play.json'
import profile from './zh/profile.json'
import report from './zh/report.json'
import rules from './zh/rules.json'
import scene from './zh/scene.json'
import schedule from './zh/schedule.json'
import search from './zh/search.json'
import seasonRequests from './zh/season-requests.json'
import seasons from './zh/seasons.json'
import shadow from './zh/shadow.json'
import site from './zh/site.json'
import situations from './zh/situations.json'
import storage from './zh/storage.json'
import takePart from './zh/take-part.json'
import tickets from './zh/tickets.json'
import verify from './zh/verify.json'
import watch from './zh/watch.json'
import webhooks from './zh/webhooks.json'
import week from './zh/week.json'

/** Every sentence of the interface, one file for each part of it. */
const zh = {
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

export default zh
