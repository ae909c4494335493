-- What `fold` in lib/i18n/fold.ts gives; a test compares the two, letter by letter.
CREATE FUNCTION "search_fold"("written" TEXT) RETURNS TEXT LANGUAGE SQL IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(replace(replace(replace(replace(translate(normalize(lower(regexp_replace(
    normalize(regexp_replace("written", '[\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u115f-\u1160\u17b4-\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f]', '', 'g'), NFKD),
    '[''‘’ʼ\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f]', '', 'g') COLLATE "und-x-icu"), NFKC),
    'łøđðıς', 'loddiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[\t-\r \u0085\u1680\u2028\u2029]+', ' ', 'g'))
$$;

-- What songs and covers are found by; by its beginning they are put in the order of their titles.
ALTER TABLE "songs" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
  "search_fold"("title") || E'\n' || "search_fold"("prompt") || E'\n' || "search_fold"("style")) STORED;
ALTER TABLE "covers" ADD COLUMN "search_text" TEXT NOT NULL GENERATED ALWAYS AS (
  "search_fold"(coalesce(nullif("song_title", ''), "voice_name")) || E'\n' || "search_fold"("voice_name")) STORED;
