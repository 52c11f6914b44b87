-- When a provider that many owners share last answered an agent.
create table "provider_answers" (
  "provider" text not null,
  "agent_id" text not null,
  "answered_at" timestamptz(3) not null,
  constraint "provider_answers_pkey" primary key ("provider", "agent_id")
);
create index "provider_answers_answered_at_idx" on "provider_answers" ("answered_at");
