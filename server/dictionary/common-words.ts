// What stories in English say over and over. For pages in another language it is of no use, and does no harm.

export const commonWords = [
  "according to people who asked not to be named, would not be the first to have been able to find out whether they would like to be part of the government",
  "officials said on Monday, Tuesday, Wednesday, Thursday, Friday, Saturday and Sunday, January February March April June July August September October November December",
  "in a statement. The company did not immediately respond to a request for comment. The department has not said how many people were there, or why it took so long",
  "she said. “I do not know what will happen next,” he said. “We are going to have to work together,” they said. “There is no other way to do this,” she said. “It is not",
  "before the end of the year, after three years in the United States, the first time in more than a decade, for the last five months, at least two weeks ago, the following morning",
  "one of the most important, some of them, most of those who had been there, all of which could have been, because of what they were told, as well as the number of the",
  "The president, the former secretary, the governor of the state’s largest city, the mayor, the council, the committee, the court, the judge, the police, the hospital, the university",
  "about half of the residents, nearly a third of the families, hundreds of thousands of dollars, a million, a billion, percent, roughly twice as much as the previous season",
  "expected to begin, is expected to take, agreed to pay, decided against, announced that it would, described as, reported that, found that, asked whether, told reporters, began with",
  "School students and teachers, children and their parents, workers, engineers, doctors, researchers, scientists, experts, lawyers, voters, neighbors, employees, customers, members",
  "the question is what happens now, how the new system works and why it matters, through the night without power, water and food, near the coast, across the country, around the world",
  "public health, national security, the economy, the election, the campaign, the agreement, the investigation, the evidence, a decision, the program, the project, the building, the road",
].join(" ");
