-- two albums
INSERT INTO "Music" VALUE <<{'Artist': 'a', 'Awards': NULL}, {'Artist': 'bc', 'Rating': MISSING}>>
