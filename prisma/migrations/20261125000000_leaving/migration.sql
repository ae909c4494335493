-- Nothing read them: a sign-in through Google needs to know who somebody is, and nothing more.
ALTER TABLE "users" DROP COLUMN "image";
ALTER TABLE "accounts"
  DROP COLUMN "refresh_token",
  DROP COLUMN "access_token",
  DROP COLUMN "expires_at",
  DROP COLUMN "token_type",
  DROP COLUMN "scope",
  DROP COLUMN "id_token",
  DROP COLUMN "session_state";

CREATE TABLE "erasures" (
    "folder" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "erasures_pkey" PRIMARY KEY ("folder")
);

CREATE TABLE "past_top_ups" (
    "address_hash" TEXT NOT NULL,
    "topped_up_on" DATE NOT NULL,

    CONSTRAINT "past_top_ups_pkey" PRIMARY KEY ("address_hash")
);
