-- AlterTable
ALTER TABLE "flight_checks" ADD COLUMN     "stop_asked_at" TIMESTAMPTZ(3);
