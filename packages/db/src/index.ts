export { advisoryLocks, advisoryLockSpaces } from './advisory-locks.ts'
export { arenaCounts } from './arena-counts.ts'
export type { ArenaCounts } from './arena-counts.ts'
export { arenaRevision } from './arena-revision.ts'
export type { Actor } from './audit/actor.ts'
export { adminCounts } from './audit/admin-counts.ts'
export { auditActions } from './audit/audit-actions.ts'
export type { AuditSubject } from './audit/audit-subjects.ts'
export { listAudit } from './audit/list-audit.ts'
export type { AuditRow } from './audit/list-audit.ts'
export { dumpDatabase } from './backup/dump-database.ts'
export { loadDatabase } from './backup/load-database.ts'
export type { Loaded } from './backup/load-database.ts'
export type { Database } from './database.ts'
export { openDatabase, ping } from './open-database.ts'
export { startEmbeddedServer } from './embedded/embedded-server.ts'
export type { EmbeddedServer } from './embedded/embedded-server.ts'
export { runningServerUrl } from './embedded/find-running.ts'
export { guardEmbeddedServer } from './embedded/guard.ts'
export { isLasting } from './is-lasting.ts'
export { forgetLimits, giveBack, take } from './limit/take.ts'
export { fileReport } from './moderation/file-report.ts'
export { hideAgent, hiddenName, showAgent, whyHidden } from './moderation/hide-agent.ts'
export { hideSpeech, showSpeech } from './moderation/hide-speech.ts'
export { listHidden } from './moderation/list-hidden.ts'
export type { HiddenAgent, HiddenSpeech } from './moderation/list-hidden.ts'
export { closeReport, listReports } from './moderation/reports.ts'
export type { ReportRow } from './moderation/reports.ts'
export { newId } from './new-id.ts'
export { pendingMigrations } from './pending-migrations.ts'
export { queueStatus } from './queue-status.ts'
export type { QueueStatus } from './queue-status.ts'
export { announcePresence, countPresent } from './runner/presence-lock.ts'
export { lostLifeLocks, takeLifeLock } from './runner/life-lock.ts'
export {
  forgetRunnerJob,
  keepingRunnerJobs,
  leftBehind,
  putJobsFirst,
  takeRunnerJobs,
} from './runner/runner-jobs.ts'
export { countSecrets } from './secret/count-secrets.ts'
export { openSecret } from './secret/open-secret.ts'
export { resealSecrets } from './secret/reseal-secrets.ts'
export { createVault } from './secret/vault.ts'
export type { Sealer, Vault } from './secret/vault.ts'
export { markedVisitor, visitorHeader, visitorMark } from './secret/visitor-mark.ts'
export { lastEntryAt } from './storage/last-entry-at.ts'
export { probeWrite } from './storage/probe-write.ts'
export { isDiskFull, isLow } from './storage/room.ts'
export type { Room } from './storage/room.ts'
export { inTransaction } from './transaction.ts'
export {
  claimDeliveries,
  deliveryFailed,
  deliveryMade,
  forgetDeliveries,
  giveUpDelivery,
} from './webhook/deliver.ts'
export type { ClaimedDelivery } from './webhook/deliver.ts'
export { againAfterMs } from './webhook/attempts.ts'
export { listDeliveries, queueTest, redeliver } from './webhook/deliveries.ts'
export { changeWebhook, createWebhook, deleteWebhook, listWebhooks, readWebhook } from './webhook/webhooks.ts'
