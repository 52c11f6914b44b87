-- CreateTable
CREATE TABLE "write_probe" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "written_at" TIMESTAMPTZ(3) NOT NULL,
    "free_bytes" BIGINT,
    "needed_bytes" BIGINT,
    "seen_at" TIMESTAMPTZ(3),

    CONSTRAINT "write_probe_pkey" PRIMARY KEY ("id")
);

-- There is one, whoever writes it.
ALTER TABLE "write_probe" ADD CONSTRAINT "write_probe_one_row" CHECK ("id" = 1);
