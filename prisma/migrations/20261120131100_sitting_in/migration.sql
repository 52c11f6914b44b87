-- AlterTable
ALTER TABLE "fixtures" ADD COLUMN     "sitting_in" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "seats" ADD COLUMN     "sits_in" BOOLEAN NOT NULL DEFAULT false;
