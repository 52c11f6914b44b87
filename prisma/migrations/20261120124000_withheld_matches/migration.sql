-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "withheld" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "fixtures" ADD COLUMN     "attempts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "not_before" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "fixtures_deal_id_idx" ON "fixtures"("deal_id");
