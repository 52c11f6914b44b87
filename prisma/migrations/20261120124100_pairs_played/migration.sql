-- AlterTable
ALTER TABLE "season_pairs" ADD COLUMN     "played" INTEGER NOT NULL DEFAULT 0;
