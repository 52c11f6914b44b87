-- An account that an agent opened for itself, until a person takes the agent over.
ALTER TABLE "users" ADD COLUMN "unclaimed_until" TIMESTAMPTZ(3);
CREATE INDEX "users_unclaimed_until_idx" ON "users"("unclaimed_until") WHERE "unclaimed_until" IS NOT NULL;
