-- What a style string names, as names are compared: "Pop, Late-night bar" names pop and latenightbar.
CREATE FUNCTION "style_names"("style" TEXT) RETURNS TEXT[] LANGUAGE SQL IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_split_to_array(regexp_replace(lower("style"), '[[:space:]-]', '', 'g'), '[,;，、]')
$$;

-- Of the published songs alone, which are few among all: newest first, and by what their style names.
CREATE INDEX "songs_published_idx" ON "songs" ("id")
  WHERE "visibility" = 'public' AND "status" = 'completed' AND "deleted_at" IS NULL;
CREATE INDEX "songs_published_names_idx" ON "songs" USING GIN ("style_names"("style"))
  WHERE "visibility" = 'public' AND "status" = 'completed' AND "deleted_at" IS NULL;

-- Says how many songs name something, by which the one index or the other is chosen.
CREATE STATISTICS "songs_style_names" ON ("style_names"("style")) FROM "songs";
