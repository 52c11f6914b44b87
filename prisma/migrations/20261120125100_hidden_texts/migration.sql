-- AlterTable
ALTER TABLE "agents" ADD COLUMN     "hidden_texts" JSONB;
