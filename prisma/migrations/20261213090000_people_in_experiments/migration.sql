-- People as the subject of an experiment: which of them sat where, by numbers, and how often a match was taken out again.
ALTER TABLE "person_seats" ADD COLUMN "experiment_id" TEXT;
ALTER TABLE "person_seats" ADD COLUMN "experiment_person" INTEGER;
ALTER TABLE "experiments" ADD COLUMN "withdrawals" INTEGER NOT NULL DEFAULT 0;

CREATE INDEX "person_seats_experiment_id_experiment_person_idx" ON "person_seats"("experiment_id", "experiment_person");

ALTER TABLE "person_seats" ADD CONSTRAINT "person_seats_experiment_id_fkey" FOREIGN KEY ("experiment_id") REFERENCES "experiments"("id") ON DELETE SET NULL ON UPDATE CASCADE;
